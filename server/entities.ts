import { Attempt } from "./account/attempt.entity.ts";
import { User } from "./account/user.entity.ts";
import { Image } from "./image/image.entity.ts";
import { Report, ReportDocument, ReportImage, ReportTranslation } from "./report/report.entity.ts";

/** Every class that has a table. */
export const entities = [
  Attempt,
  User,
  Image,
  Report,
  ReportTranslation,
  ReportImage,
  ReportDocument,
];
