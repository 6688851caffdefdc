import { post as aRoomForTwo } from "./blog-posts/a-room-for-two.ts";
import { post as fiveMinutesBeforeTheLesson } from "./blog-posts/five-minutes-before-the-lesson.ts";
import { post as howVolunteersPrepare } from "./blog-posts/how-volunteers-prepare.ts";
import { post as metaphoricalCards } from "./blog-posts/metaphorical-cards-where-to-begin.ts";
import { post as nextToATeenager } from "./blog-posts/next-to-a-teenager.ts";
import { post as runningIsInThePlan } from "./blog-posts/running-is-in-the-plan.ts";
import { post as safetyAlphabet } from "./blog-posts/safety-alphabet-for-the-youngest.ts";
import { post as sleepAfterShelters } from "./blog-posts/sleep-after-shelters.ts";
import { post as theHedgehogBehindTheDoor } from "./blog-posts/the-hedgehog-behind-the-door.ts";
import { post as toysThatComeBack } from "./blog-posts/toys-that-come-back.ts";
import { post as twelveMinutesOfFilm } from "./blog-posts/twelve-minutes-of-film.ts";
import { post as whatGoesIntoAParcel } from "./blog-posts/what-goes-into-a-parcel.ts";
import { post as whereTheMoneyGoes } from "./blog-posts/where-the-money-goes.ts";
import { post as sunInTheCorner } from "./blog-posts/why-children-draw-the-sun-in-the-corner.ts";
import type { DemoBlogPost } from "./shapes.ts";

/** The demo blog, newest first. */
export const blogPosts: DemoBlogPost[] = [
  twelveMinutesOfFilm,
  runningIsInThePlan,
  aRoomForTwo,
  whereTheMoneyGoes,
  nextToATeenager,
  fiveMinutesBeforeTheLesson,
  sunInTheCorner,
  metaphoricalCards,
  safetyAlphabet,
  toysThatComeBack,
  whatGoesIntoAParcel,
  theHedgehogBehindTheDoor,
  sleepAfterShelters,
  howVolunteersPrepare,
];
