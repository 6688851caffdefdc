import type { HomePageQuery } from "../../graphql/generated/HomePage.ts";

export type HomeProject = HomePageQuery["goals"]["items"][number];
export type HomeNews = HomePageQuery["news"];
export type HomePoint = HomePageQuery["togetherPoints"]["items"][number];
export type HomePartner = HomePageQuery["partners"]["items"][number];
