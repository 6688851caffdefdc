import { beforeEach, describe, expect, test } from "vitest";
import { anApplication } from "../support/application.ts";
import { apply, forgetApplications, formNames, keptIn } from "../support/applying.ts";

const site = await anApplication();
beforeEach(() => forgetApplications(site));

const set = (columns: string) =>
  site.db.query(`update application_form set ${columns} where form = 'humanitarian'`);

async function standing() {
  const { applicationForms } = await site.must(
    "{ applicationForms { form state placesLeft isOpen keptMonths } }",
  );
  return applicationForms.find(({ form }: { form: string }) => form === "HUMANITARIAN");
}

describe("before anybody types", () => {
  test("a visitor sees every form, and that it is open", async () => {
    const { applicationForms } = await site.must("{ applicationForms { form isOpen } }");
    expect(applicationForms).toEqual(formNames.map((form) => ({ form, isOpen: true })));
  });

  test("a visitor sees that a form is paused, or how many places are left", async () => {
    await set("state = 'paused'");
    expect(await standing()).toMatchObject({ state: "PAUSED", isOpen: false });
    await set("state = 'open', places_left = 3");
    expect(await standing()).toMatchObject({ placesLeft: 3, isOpen: true });
    await set("places_left = 0");
    expect(await standing()).toMatchObject({ state: "OPEN", placesLeft: 0, isOpen: false });
  });
});

describe("a closed form", () => {
  test.each(["state = 'paused'", "places_left = 0"])("takes nothing: %s", async (columns) => {
    await set(columns);
    const { failure } = await apply(site, "HUMANITARIAN");
    expect(failure).toEqual({ code: "CONFLICT", reason: "closed" });
    expect(await keptIn(site)).toEqual([]);
  });

  test("leaves the other forms open", async () => {
    await set("state = 'paused'");
    expect((await apply(site, "PSYCHOLOGICAL")).failure).toBeNull();
  });
});

describe("places", () => {
  test("are counted down, and the last is given once", async () => {
    await set("places_left = 3");
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        apply(site, "HUMANITARIAN", { phone: `+38067000000${index}` }),
      ),
    );
    expect(answers.filter(({ sent }) => sent)).toHaveLength(3);
    const reasons = answers.flatMap(({ failure }) => failure?.reason ?? []);
    expect(reasons).toEqual(["closed", "closed", "closed"]);
    expect(await standing()).toMatchObject({ placesLeft: 0, isOpen: false });
  });

  test("are not taken twice by one person, who keeps the number when none is left", async () => {
    await set("places_left = 1");
    const first = await apply(site, "HUMANITARIAN");
    expect((await apply(site, "HUMANITARIAN")).sent).toEqual(first.sent);
    expect(await standing()).toMatchObject({ placesLeft: 0 });
  });
});
