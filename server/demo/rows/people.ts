import { Member, MemberTranslation } from "../../member/member.entity.ts";
import { Partner, PartnerTranslation } from "../../partner/partner.entity.ts";
import { members } from "../content/members.ts";
import { partners } from "../content/partners.ts";
import { begunAt, type Seeding, translationsOf } from "./seeding.ts";

/** Returns the ids of the members under their keys. */
export async function insertMembers(seeding: Seeding): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [position, member] of seeding.time.moved(members).entries()) {
    const moment = seeding.time.inFirstDays(position);
    const { isOrganizer, isPsychologist } = member;
    const imageId = seeding.imageOf("member", member);
    const row = { ...begunAt(moment), position, isOrganizer, isPsychologist, imageId };
    await seeding.manager.insert(Member, row);
    await seeding.manager.insert(MemberTranslation, translationsOf(member, row.id, moment));
    ids.set(member.key, row.id);
  }
  return ids;
}

export async function insertPartners(seeding: Seeding): Promise<void> {
  for (const [position, partner] of partners.entries()) {
    const moment = seeding.time.inFirstDays(position);
    const imageId = seeding.imageOf("partner", partner);
    const row = { ...begunAt(moment), position, website: partner.website, imageId };
    await seeding.manager.insert(Partner, row);
    await seeding.manager.insert(PartnerTranslation, translationsOf(partner, row.id, moment));
  }
}
