/* What htmx tells of a request. */

/* Where it went, without what was asked there */
export const pathOf = (event) => (event.detail.pathInfo?.requestPath ?? "").split("?")[0];

/* What it sent, to send it again: a name that came several times keeps all its values */
export const valuesOf = (data) =>
  Object.fromEntries([...new Set(data.keys())].map((key) => [key, data.getAll(key).length > 1 ? data.getAll(key) : data.get(key)]));
