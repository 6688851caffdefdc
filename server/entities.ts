import { RateLimit } from "./account/rate-limit.entity.ts";
import { User } from "./account/user.entity.ts";
import { Application, ApplicationNote } from "./application/application.entity.ts";
import { ApplicationEvent } from "./application/application-event.entity.ts";
import { EmergencyLine, FormSettings } from "./application/forms/form-settings.entity.ts";
import { BlogPost, BlogPostTranslation } from "./blog/blog-post.entity.ts";
import { Gallery, GalleryImage, GalleryTranslation } from "./gallery/gallery.entity.ts";
import {
  GalleryCategory,
  GalleryCategoryTranslation,
} from "./gallery-category/gallery-category.entity.ts";
import { Change } from "./history/change.entity.ts";
import { Image } from "./image/image.entity.ts";
import { Email } from "./mail/email.entity.ts";
import { Member, MemberTranslation } from "./member/member.entity.ts";
import { Partner, PartnerTranslation } from "./partner/partner.entity.ts";
import { DailyJobRun } from "./platform/daily-job.entity.ts";
import { Project, ProjectImage, ProjectTranslation } from "./project/project.entity.ts";
import { Report, ReportDocument, ReportImage, ReportTranslation } from "./report/report.entity.ts";
import { Settings, SettingsTranslation } from "./settings/settings.entity.ts";
import {
  TogetherPoint,
  TogetherPointImage,
  TogetherPointTranslation,
} from "./together-point/together-point.entity.ts";

/** All entity classes. */
export const entities = [
  RateLimit,
  User,
  Change,
  Image,
  Report,
  ReportTranslation,
  ReportImage,
  ReportDocument,
  BlogPost,
  BlogPostTranslation,
  GalleryCategory,
  GalleryCategoryTranslation,
  Gallery,
  GalleryTranslation,
  GalleryImage,
  Project,
  ProjectTranslation,
  ProjectImage,
  Member,
  MemberTranslation,
  Partner,
  PartnerTranslation,
  TogetherPoint,
  TogetherPointTranslation,
  TogetherPointImage,
  Settings,
  SettingsTranslation,
  Application,
  ApplicationNote,
  ApplicationEvent,
  FormSettings,
  EmergencyLine,
  Email,
  DailyJobRun,
];
