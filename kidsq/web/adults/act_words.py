"""Sentences for what the record of acts holds as codes."""

from __future__ import annotations

from collections.abc import Mapping

from kidsq.web.http.language import gettext as _


def act(code: str) -> str:
    """What somebody did, from its code; what stands behind a space names a file or a part of a page."""
    name, _space, more = code.partition(" ")
    known = {**_looked(), **_did()}.get(name)
    if known is None:
        return _("something else (%(code)s)", code=name)
    return _("%(what)s: %(told)s", what=known, told=more) if name == "took_the_file" and more else known


def _looked() -> Mapping[str, str]:
    return {
        "looked_at_answers": _("looked at individual answers"),
        "looked_at_card": _("looked at the login card"),
        "looked_at_cards": _("looked at the login cards"),
        "looked_at_check": _("looked at the check page"),
        "looked_at_checks": _("looked at the check before and after"),
        "looked_at_children": _("looked at the list of children"),
        "looked_at_class": _("looked at Class today"),
        "looked_at_class_settings": _("looked at the settings of the class"),
        "looked_at_counting": _("looked at Counting or recalling"),
        "looked_at_data": _("looked at Data"),
        "looked_at_facts": _("looked at the class's sums"),
        "looked_at_game": _("looked at a game, move by move"),
        "looked_at_games": _("looked at the list of games"),
        "looked_at_groups": _("looked at the groups"),
        "looked_at_hints": _("looked at Help"),
        "looked_at_lesson": _("looked at the lesson"),
        "looked_at_lesson_end": _("looked at the lesson on one page"),
        "looked_at_letter": _("looked at the letter home"),
        "looked_at_live": _("looked at the room during a lesson"),
        "looked_at_mistakes": _("looked at Mistakes"),
        "looked_at_needs": _("looked at Who needs what"),
        "looked_at_practice": _("looked at cards and worksheet"),
        "looked_at_progress": _("looked at Sums"),
        "looked_at_record": _("looked at this record"),
        "looked_at_school": _("looked at the school"),
        "looked_at_school_classes": _("looked at what the school's classes know"),
        "looked_at_schools": _("looked at the schools"),
        "looked_at_settings": _("looked at the settings"),
        "looked_at_sheet": _("looked at the class sheet"),
        "looked_at_comparison": _("looked at Two ways compared"),
        "looked_at_then_now": _("looked at Then and now"),
        "looked_at_time": _("looked at Time"),
        "saw_hand": _("saw the raised hand"),
    }


def _did() -> Mapping[str, str]:
    return {
        "accepted_invitation": _("accepted an invitation"),
        "archive_children": _("put away"),
        "back_children": _("brought back"),
        "began_lesson": _("began a lesson"),
        "began_wall": _("began a game of the class on the wall"),
        "laid_on_wall": _("laid what the class proposed"),
        "ended_wall": _("ended the class's game on the wall"),
        "changed_controller": _("named who is responsible"),
        "changed_groups": _("changed the groups"),
        "changed_keeping": _("changed how long it is kept"),
        "changed_passphrase": _("changed the passphrase"),
        "changed_rules": _("changed what is fixed and what children may choose"),
        "changed_settings": _("changed the settings"),
        "changed_ways": _("chose ways of helping"),
        "changed_wishes": _("changed what the table asks"),
        "chose_comparison": _("said yes or no to comparisons for the child"),
        "claimed": _("made kidsq theirs, or chose a new passphrase"),
        "connected_sign_on": _("connected the account with the school's sign-on"),
        "disconnected_sign_on": _("disconnected the account from the school's sign-on"),
        "ended_access": _("ended somebody's access"),
        "ended_lesson": _("ended the lesson"),
        "ended_sitting": _("took the child from its tablet"),
        "ended_tablet": _("took a tablet out of the class"),
        "erased": _("erased"),
        "group_children": _("changed the groups"),
        "failed_to_sign_in": _("somebody typed a wrong passphrase"),
        "gave_keys": _("gave new pictures and a new number"),
        "invited": _("made an invitation"),
        "keys_children": _("gave new pictures and a new number"),
        "lesson_go": _("let the games go on"),
        "lesson_last": _("announced the last game"),
        "lesson_more": _("called off the last game"),
        "lesson_paused": _("paused all games"),
        "let_in": _("let the child in"),
        "made_children": _("added children"),
        "made_class": _("created the class"),
        "made_group": _("created a group"),
        "made_school": _("created a school"),
        "made_take_home": _("made a page to take home"),
        "made_letter": _("made a letter home"),
        "merged": _("merged another account into this one"),
        "merged_away": _("merged this account into another"),
        "move_children": _("moved to another class"),
        "moved_children": _("chose the children of the class"),
        "name_children": _("changed nickname or face"),
        "offered_check": _("offered the check before and after"),
        "put_need_aside": _("put a need aside"),
        "removed_account": _("removed an account"),
        "removed_group": _("deleted a group"),
        "removed_school": _("deleted a school"),
        "renamed": _("changed nickname or face"),
        "renamed_class": _("renamed the class"),
        "renamed_school": _("renamed the school"),
        "renamed_children": _("changed nicknames"),
        "changed_faces": _("changed faces"),
        "rostered": _("placed as the school's list says"),
        "rostered_away": _("put away, because the school's list has the child no more"),
        "seated": _("seated the child at a table"),
        "showed_need_again": _("showed a need again"),
        "signed_another_out": _("signed somebody out everywhere"),
        "signed_in": _("signed in"),
        "signed_out_a_browser": _("signed another browser out"),
        "signed_out": _("signed out"),
        "signed_out_everywhere": _("signed out everywhere"),
        "took_check_back": _("withdrew the check before and after"),
        "took_out_of_table": _("took the child out of a game"),
        "took_the_file": _("downloaded a file"),
        "withdrew_invitations": _("withdrew invitations"),
    }
