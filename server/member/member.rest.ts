import Type, { type Static } from "typebox";
import type { Context } from "../content/context.ts";
import {
  imageFromRest,
  imageToRest,
  itemToRest,
  pageToRest,
  perLanguage,
  perLanguageInput,
  RestImage,
  RestImageInput,
  type RestKind,
  restItem,
  restReadScope,
  restVersion,
  translationsFromRest,
  translationsToRest,
} from "../content/rest.ts";
import { validateInput } from "../platform/validation.ts";
import type { Member } from "./member.entity.ts";
import { MemberInput, MemberWords } from "./member.input.ts";
import { deleteMember, memberQueries, saveMember } from "./member.service.ts";

const Words = Type.Object({
  name: Type.String({ maxLength: 100 }),
  surname: Type.String({ maxLength: 100 }),
  role: Type.String({ maxLength: 200 }),
  about: Type.String({ maxLength: 20_000 }),
});

const MemberBody = Type.Object({
  version: restVersion,
  img: Type.Optional(RestImageInput),
  isOrganizer: Type.Optional(Type.Boolean()),
  isPsychologist: Type.Optional(Type.Boolean()),
  translations: perLanguageInput(Type.Partial(Words)),
});

const MemberAnswer = Type.Object({
  ...restItem,
  img: RestImage,
  isOrganizer: Type.Boolean(),
  isPsychologist: Type.Boolean(),
  translations: perLanguage(Words),
});

export const memberRest: RestKind<typeof MemberBody> = {
  path: "/members",
  name: "member",
  body: MemberBody,
  answer: MemberAnswer,

  async page(context, query) {
    const page = await memberQueries.page(context.db, restReadScope(context), query);
    return pageToRest(page, async (member) => toRest(context, member));
  },

  async read(context, id) {
    const member = await memberQueries.byId(context.db, restReadScope(context), id);
    return member && toRest(context, member);
  },

  async save(context, target, body) {
    const input = new MemberInput();
    input.isOrganizer = body.isOrganizer ?? false;
    input.isPsychologist = body.isPsychologist ?? false;
    input.imageId = await imageFromRest(context, body.img, "img");
    input.translations = translationsFromRest(body.translations, (sent) => {
      const words = new MemberWords();
      words.name = sent?.name ?? "";
      words.surname = sent?.surname ?? "";
      words.role = sent?.role ?? "";
      words.about = sent?.about ?? "";
      return words;
    });
    await validateInput(input);
    return saveMember(context, target, input, { atOnce: true });
  },

  remove: deleteMember,
};

const toRest = ({ publicUrl }: Context, member: Member): Static<typeof MemberAnswer> => ({
  ...itemToRest(member),
  img: imageToRest(member.image, publicUrl),
  isOrganizer: member.isOrganizer,
  isPsychologist: member.isPsychologist,
  translations: translationsToRest(member.translations, (row) => ({
    name: row?.name ?? "",
    surname: row?.surname ?? "",
    role: row?.role ?? "",
    about: row?.about ?? "",
  })),
});
