import Type from "typebox";

/** What the answer to an upload says of a PDF, in the OpenAPI document. */
export const pdfWarningSchema = Type.Union(
  [Type.Literal("password"), Type.Literal("noPages"), Type.Null()],
  {
    description:
      "Why readers may not see the stored PDF: it is encrypted and may ask for a password, or it has no pages.",
  },
);
