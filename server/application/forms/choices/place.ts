import { defineChoices } from "./define-choices.ts";

export const PlaceEnum = defineChoices(
  "Place",
  "Where a volunteer would work. The form offers `IN_PERSON` and `ONLINE`; earlier answers name points.",
  {
    CHERNIVTSI: "The point in Chernivtsi.",
    CHORTKIV: "The point in Chortkiv.",
    IVANO_FRANKIVSK: "The point in Ivano-Frankivsk.",
    KALUSH: "The point in Kalush.",
    SHUMSK: "The point in Shumsk.",
    STOROZHYNETS: "The point in Storozhynets.",
    TERNOPIL: "The point in Ternopil.",
    TIACHIV: "The point in Tiachiv.",
    UZHHOROD_RAKOCZI: "The point in Uzhhorod, Rakoczi street.",
    UZHHOROD_SHVABSKA: "The point in Uzhhorod, Shvabska street.",
    IN_PERSON: "In person.",
    ONLINE: "Online, from anywhere.",
  },
);
/** Points of earlier versions of the form, which answers of then name. */
export const formerPlaces = Object.keys(PlaceEnum).filter(
  (place) => place !== "IN_PERSON" && place !== "ONLINE",
);

export type Place = keyof typeof PlaceEnum;
