/* Every script begins here: what a school's old tablet lacks is stood in for, before the page is shown. */
const ASKED = ["selector(:has(a))", "(container-type: size)", "(height: 1dvh)"];
if (!ASKED.every((one) => CSS.supports(one)) || !("name" in HTMLDetailsElement.prototype)) import("./stand_ins.js");
