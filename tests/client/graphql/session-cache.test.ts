import { gql } from "@apollo/client";
import { expect, test } from "vitest";
import { createCache } from "../../../client/graphql/cache.ts";
import { dropUnused } from "../../../client/graphql/retention.ts";

const users = gql`
  query Users {
    users {
      id
      email
    }
  }
`;

test("what a user has read is not left in the browser for the next one", () => {
  const cache = createCache();
  const data = { users: [{ __typename: "User", id: "1", email: "olena@doloni.example" }] };
  cache.writeQuery({ query: users, data });
  expect(JSON.stringify(cache.extract())).toContain("olena@doloni.example");
  dropUnused(cache);
  expect(JSON.stringify(cache.extract())).not.toContain("olena@doloni.example");
});
