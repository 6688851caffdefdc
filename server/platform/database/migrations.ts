import type { MigrationInterface } from "typeorm";
import { Begin1795171571154 } from "../../../migrations/1795171571154-begin.ts";
import { AddWaysToGive1795175832207 } from "../../../migrations/1795175832207-add-ways-to-give.ts";
import { AddEditing1795180999051 } from "../../../migrations/1795180999051-add-editing.ts";
import { AddApplications1795185324649 } from "../../../migrations/1795185324649-add-applications.ts";
import { TellOfContent1795198140201 } from "../../../migrations/1795198140201-tell-of-content.ts";
import { SearchLetters1795201100000 } from "../../../migrations/1795201100000-search-letters.ts";
import { IndexOrders1795201200000 } from "../../../migrations/1795201200000-index-orders.ts";
import { AddDailyJobs1795358000000 } from "../../../migrations/1795358000000-add-daily-jobs.ts";
import { SearchInAnyLocale1795358100000 } from "../../../migrations/1795358100000-search-in-any-locale.ts";
import { StandardColumnNames1795362000000 } from "../../../migrations/1795362000000-standard-column-names.ts";
import { StandardTriggerNames1795366000000 } from "../../../migrations/1795366000000-standard-trigger-names.ts";
import { LoseNoFiles1795402000000 } from "../../../migrations/1795402000000-lose-no-files.ts";
import { AddSessions1795403000000 } from "../../../migrations/1795403000000-add-sessions.ts";
import { AddKnownDevices1795403100000 } from "../../../migrations/1795403100000-add-known-devices.ts";
import { AddPasswordReset1795403200000 } from "../../../migrations/1795403200000-add-password-reset.ts";
import { AddSecurityEvents1795404000000 } from "../../../migrations/1795404000000-add-security-events.ts";
import { AddSecondStep1795405000000 } from "../../../migrations/1795405000000-add-second-step.ts";
import { AddErasures1795406000000 } from "../../../migrations/1795406000000-add-erasures.ts";
import { EmergencyLineHours1795407100000 } from "../../../migrations/1795407100000-emergency-line-hours.ts";
import { MarkDemoContent1795407200000 } from "../../../migrations/1795407200000-mark-demo-content.ts";
import { CountContent1795410000000 } from "../../../migrations/1795410000000-count-content.ts";
import { FasterSearchColumns1795411000000 } from "../../../migrations/1795411000000-faster-search-columns.ts";
import { SearchTitles1795412000000 } from "../../../migrations/1795412000000-search-titles.ts";
import { EnglishPostsFirst1795413000000 } from "../../../migrations/1795413000000-english-posts-first.ts";
import { AddPages1795416000000 } from "../../../migrations/1795416000000-add-pages.ts";
import { ConfirmEmergencyLines1795417000000 } from "../../../migrations/1795417000000-confirm-emergency-lines.ts";
import { AddFoundation1795418000000 } from "../../../migrations/1795418000000-add-foundation.ts";
import { FixedPages1795419000000 } from "../../../migrations/1795419000000-fixed-pages.ts";
import { AddNavigation1795421000000 } from "../../../migrations/1795421000000-add-navigation.ts";
import { AddPageMetaImage1795421100000 } from "../../../migrations/1795421100000-add-page-meta-image.ts";
import { AddFirstSetup1795422000000 } from "../../../migrations/1795422000000-add-first-setup.ts";
import { AddAccountLanguage1795422100000 } from "../../../migrations/1795422100000-add-account-language.ts";
import { AddDemoItems1795423000000 } from "../../../migrations/1795423000000-add-demo-items.ts";
import { AddAuthors1795424000000 } from "../../../migrations/1795424000000-add-authors.ts";
import { ShareDocuments1795424100000 } from "../../../migrations/1795424100000-share-documents.ts";
import { AddItemDrafts1795425000000 } from "../../../migrations/1795425000000-add-item-drafts.ts";
import { ScheduleUnpublishing1795426000000 } from "../../../migrations/1795426000000-schedule-unpublishing.ts";
import { AddExternalLinks1795426100000 } from "../../../migrations/1795426100000-add-external-links.ts";
import { FollowLibraryAlt1795427000000 } from "../../../migrations/1795427000000-follow-library-alt.ts";
import { TrashOfDocuments1795429000000 } from "../../../migrations/1795429000000-trash-of-documents.ts";
import { AddImageLabels1795430000000 } from "../../../migrations/1795430000000-add-image-labels.ts";
import { AlertStaff1795431000000 } from "../../../migrations/1795431000000-alert-staff.ts";
import { AddOpenEditors1795432000000 } from "../../../migrations/1795432000000-add-open-editors.ts";
import { AddUserRoles1795433000000 } from "../../../migrations/1795433000000-add-user-roles.ts";
import { AddGivingExamples1795440000000 } from "../../../migrations/1795440000000-add-giving-examples.ts";
import { AddReportFigures1795450000000 } from "../../../migrations/1795450000000-add-report-figures.ts";
import { AddCounterSources1795460000000 } from "../../../migrations/1795460000000-add-counter-sources.ts";
import { AddProjectGoals1795461000000 } from "../../../migrations/1795461000000-add-project-goals.ts";
import { AddConsents1795470000000 } from "../../../migrations/1795470000000-add-consents.ts";
import { SealOriginals1795480000000 } from "../../../migrations/1795480000000-seal-originals.ts";
import { AddPictureRemovalForm1795490000000 } from "../../../migrations/1795490000000-add-picture-removal-form.ts";
import { AddNamesChanged1795490100000 } from "../../../migrations/1795490100000-add-names-changed.ts";
import { AddPointFacts1795495000000 } from "../../../migrations/1795495000000-add-point-facts.ts";
import { AddUnreferencedFiles1795500000000 } from "../../../migrations/1795500000000-add-unreferenced-files.ts";
import { AddApiTokens1795510000000 } from "../../../migrations/1795510000000-add-api-tokens.ts";
import { MoveEncryptedFiles1795550000000 } from "../../../migrations/1795550000000-move-encrypted-files.ts";
import { AddContentImport1795610000000 } from "../../../migrations/1795610000000-add-content-import.ts";
import { AddWebhooks1795620000000 } from "../../../migrations/1795620000000-add-webhooks.ts";
import { GuardRecords1795700000000 } from "../../../migrations/1795700000000-guard-records.ts";
import { KeepRedirectsHere1795710000000 } from "../../../migrations/1795710000000-keep-redirects-here.ts";
import { TruePrivacyPolicy1795900000000 } from "../../../migrations/1795900000000-true-privacy-policy.ts";
import { SearchWordsWhole1795900100000 } from "../../../migrations/1795900100000-search-words-whole.ts";
import { AgreedRetention1795900300000 } from "../../../migrations/1795900300000-agreed-retention.ts";
import { HideImages1796000200000 } from "../../../migrations/1796000200000-hide-images.ts";
import { IndexUndatedGalleries1796000200100 } from "../../../migrations/1796000200100-index-undated-galleries.ts";
import { AddCounters1796100000000 } from "../../../migrations/1796100000000-add-counters.ts";
import { WorkingWeekAndSocialLinks1796100001000 } from "../../../migrations/1796100001000-working-week-and-social-links.ts";
import { AddEmailChanges1796100002000 } from "../../../migrations/1796100002000-add-email-changes.ts";
import { RemoveProjectPages1796100005000 } from "../../../migrations/1796100005000-remove-project-pages.ts";
import { AddHomePage1796110000000 } from "../../../migrations/1796110000000-add-home-page.ts";
import { AddListPages1796120000000 } from "../../../migrations/1796120000000-add-list-pages.ts";
import { PromisedReplyDays1796130000000 } from "../../../migrations/1796130000000-promised-reply-days.ts";
import { AddMoneyCategories1796140001000 } from "../../../migrations/1796140001000-add-money-categories.ts";
import { AddTeamGroups1796140002000 } from "../../../migrations/1796140002000-add-team-groups.ts";
import { SwitchTogetherPoints1796150000000 } from "../../../migrations/1796150000000-switch-together-points.ts";
import { ArrangeHeader1796150001000 } from "../../../migrations/1796150001000-arrange-header.ts";
import { AddAddresses1796160000000 } from "../../../migrations/1796160000000-add-addresses.ts";
import { AddPointPins1796170000000 } from "../../../migrations/1796170000000-add-point-pins.ts";
import { CompletePages1796180000000 } from "../../../migrations/1796180000000-complete-pages.ts";
import { FormChoices1796190000000 } from "../../../migrations/1796190000000-form-choices.ts";
import { AddOwnLook1796200000000 } from "../../../migrations/1796200000000-add-own-look.ts";

/** All migrations in the order in which they are executed. Generated by `npm run codegen`. */
export const migrations: (new () => MigrationInterface)[] = [
  Begin1795171571154,
  AddWaysToGive1795175832207,
  AddEditing1795180999051,
  AddApplications1795185324649,
  TellOfContent1795198140201,
  SearchLetters1795201100000,
  IndexOrders1795201200000,
  AddDailyJobs1795358000000,
  SearchInAnyLocale1795358100000,
  StandardColumnNames1795362000000,
  StandardTriggerNames1795366000000,
  LoseNoFiles1795402000000,
  AddSessions1795403000000,
  AddKnownDevices1795403100000,
  AddPasswordReset1795403200000,
  AddSecurityEvents1795404000000,
  AddSecondStep1795405000000,
  AddErasures1795406000000,
  EmergencyLineHours1795407100000,
  MarkDemoContent1795407200000,
  CountContent1795410000000,
  FasterSearchColumns1795411000000,
  SearchTitles1795412000000,
  EnglishPostsFirst1795413000000,
  AddPages1795416000000,
  ConfirmEmergencyLines1795417000000,
  AddFoundation1795418000000,
  FixedPages1795419000000,
  AddNavigation1795421000000,
  AddPageMetaImage1795421100000,
  AddFirstSetup1795422000000,
  AddAccountLanguage1795422100000,
  AddDemoItems1795423000000,
  AddAuthors1795424000000,
  ShareDocuments1795424100000,
  AddItemDrafts1795425000000,
  ScheduleUnpublishing1795426000000,
  AddExternalLinks1795426100000,
  FollowLibraryAlt1795427000000,
  TrashOfDocuments1795429000000,
  AddImageLabels1795430000000,
  AlertStaff1795431000000,
  AddOpenEditors1795432000000,
  AddUserRoles1795433000000,
  AddGivingExamples1795440000000,
  AddReportFigures1795450000000,
  AddCounterSources1795460000000,
  AddProjectGoals1795461000000,
  AddConsents1795470000000,
  SealOriginals1795480000000,
  AddPictureRemovalForm1795490000000,
  AddNamesChanged1795490100000,
  AddPointFacts1795495000000,
  AddUnreferencedFiles1795500000000,
  AddApiTokens1795510000000,
  MoveEncryptedFiles1795550000000,
  AddContentImport1795610000000,
  AddWebhooks1795620000000,
  GuardRecords1795700000000,
  KeepRedirectsHere1795710000000,
  TruePrivacyPolicy1795900000000,
  SearchWordsWhole1795900100000,
  AgreedRetention1795900300000,
  HideImages1796000200000,
  IndexUndatedGalleries1796000200100,
  AddCounters1796100000000,
  WorkingWeekAndSocialLinks1796100001000,
  AddEmailChanges1796100002000,
  RemoveProjectPages1796100005000,
  AddHomePage1796110000000,
  AddListPages1796120000000,
  PromisedReplyDays1796130000000,
  AddMoneyCategories1796140001000,
  AddTeamGroups1796140002000,
  SwitchTogetherPoints1796150000000,
  ArrangeHeader1796150001000,
  AddAddresses1796160000000,
  AddPointPins1796170000000,
  CompletePages1796180000000,
  FormChoices1796190000000,
  AddOwnLook1796200000000,
];
