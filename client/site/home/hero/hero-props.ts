import type { HomePageQuery } from "../../../graphql/generated/HomePage.ts";

type HomePage = NonNullable<HomePageQuery["page"]>;
type Content = HomePage["translation"]["blocks"][number]["content"];

export type HeroProps = {
  page: HomePage;
  hero: Extract<Content, { __typename: "HeroBlock" }>;
};
