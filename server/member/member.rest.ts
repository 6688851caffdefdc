import Type, { type Static } from "typebox";
import {
  imageFromRest,
  imageToRest,
  itemToRest,
  perLanguage,
  perLanguageInput,
  RestImage,
  RestImageInput,
  type RestKind,
  restItem,
  restVersion,
  translationsFromRest,
  translationsToRest,
} from "../content/rest.ts";
import { Member } from "./member.entity.ts";
import { MemberInput, MemberTranslationInput } from "./member.input.ts";
import { memberKind } from "./member.kind.ts";

const Texts = Type.Object({
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
  translations: perLanguageInput(Type.Partial(Texts)),
});

const MemberAnswer = Type.Object({
  ...restItem,
  img: RestImage,
  isOrganizer: Type.Boolean(),
  isPsychologist: Type.Boolean(),
  translations: perLanguage(Texts),
});

export const memberRest: RestKind<typeof MemberBody, Member, MemberInput> = {
  kind: memberKind,
  path: "/members",
  name: "member",
  body: MemberBody,
  answer: MemberAnswer,

  async toInput(context, body, target) {
    const input = new MemberInput();
    input.isOrganizer = body.isOrganizer ?? false;
    input.isPsychologist = body.isPsychologist ?? false;
    // REST bodies have no group: an update leaves it unchanged.
    const stored = target ? await context.db.findOneBy(Member, { id: target.id }) : null;
    input.groupId = stored?.groupId ?? null;
    input.imageId = await imageFromRest(context, body.img, "img");
    input.translations = translationsFromRest(body.translations, (sent) => {
      const texts = new MemberTranslationInput();
      texts.name = sent?.name ?? "";
      texts.surname = sent?.surname ?? "";
      texts.role = sent?.role ?? "";
      texts.about = sent?.about ?? "";
      return texts;
    });
    return input;
  },

  toAnswer: ({ publicUrl }, member): Static<typeof MemberAnswer> => ({
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
  }),
};
