import Type from "typebox";
import { perLanguage, restOf } from "../content/rest.ts";
import { absoluteUrl } from "../image/image-urls.ts";
import { reportKind } from "./report.kind.ts";
import { documentsOf } from "./report-documents.ts";

export const reportRest = restOf(reportKind, {
  path: "/reports",
  name: "report",
  answer: {
    documents: Type.Array(
      Type.Object({ name: perLanguage(Type.String()), url: Type.String(), size: Type.Integer() }),
    ),
  },
  async toAnswer({ loaders, publicUrl, db }, report) {
    const documents = await loaders
      .loader("documents", (ids) => documentsOf(db, ids))
      .load(report.id);
    return {
      documents: documents.map(({ nameUa, nameEng, url, size }) => ({
        name: { ua: nameUa, eng: nameEng },
        url: absoluteUrl({ url }, publicUrl),
        size,
      })),
    };
  },
});
