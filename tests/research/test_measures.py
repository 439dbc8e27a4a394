"""The figures of the study, on numbers that can be checked by hand."""

import pytest

from research.measures import Figure, area, binned, bootstrap, calibration_error, mean, ratio


@pytest.mark.parametrize(
    ("scores", "truths", "expected"),
    [
        ([0.9, 0.1], [True, False], 1.0),
        ([0.1, 0.9], [True, False], 0.0),
        ([0.5, 0.5], [True, False], 0.5),
        ([0.9, 0.4, 0.6, 0.1], [True, True, False, False], 0.75),
        ([0.9, 0.4], [True, True], None),
    ],
)
def test_area_is_the_share_of_pairs_in_the_right_order(scores, truths, expected):
    assert area(scores, truths) == expected


def test_calibration_error_weighs_bins_by_facts():
    sure, unsure = binned([0.95, 0.95], [True, True]), binned([0.25, 0.25], [True, False])
    assert calibration_error([sure]) == pytest.approx(0.05)
    assert calibration_error([sure, unsure]) == pytest.approx((0.1 + 0.5) / 4)
    assert calibration_error([]) is None


def test_the_bootstrap_draws_children_and_is_the_same_each_time():
    children = [0.1, 0.5, 0.9, 0.7, None]
    figure = bootstrap(children, mean)
    assert figure.value == pytest.approx(0.55)
    assert figure.low < figure.value < figure.high
    assert figure == bootstrap(children, mean)
    assert bootstrap([None], mean) == Figure(None)


def test_a_ratio_of_nothing_is_none():
    assert ratio([(0, 0)]) is None
    assert ratio([(1, 2), (1, 2)]) == 0.5
