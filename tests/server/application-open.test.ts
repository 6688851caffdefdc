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

  test("the last is given to one of two who send at the same instant", async () => {
    await set("places_left = 1");
    const answers = await Promise.all(
      ["+380670000001", "+380670000002"].map((phone) => apply(site, "HUMANITARIAN", { phone })),
    );
    expect(answers.map(({ failure }) => failure?.reason ?? "sent").sort()).toEqual([
      ...["closed", "sent"],
    ]);
    expect(await keptIn(site)).toHaveLength(1);
    expect(await standing()).toMatchObject({ placesLeft: 0, isOpen: false });
  });

  test("that are taken while an admin decides are not given again by what they save", async () => {
    await set("places_left = 2");
    const read = "{ applicationFormSettings { form version } }";
    const { applicationFormSettings } = await site.must(read, {}, "admin");
    const [, { version }] = applicationFormSettings;
    await apply(site, "HUMANITARIAN");
    const { errors } = await site.ask(
      `mutation { saveApplicationFormSettings(form: HUMANITARIAN, version: ${version},
        input: { state: OPEN, placesLeft: 2, keptMonths: 12 }) { placesLeft } }`,
      {},
      "admin",
    );
    expect(errors?.[0]?.extensions).toEqual({ code: "CONFLICT", reason: "stale" });
    expect(await standing()).toMatchObject({ placesLeft: 1 });
  });

  test("are not taken twice by one person, who keeps the number when none is left", async () => {
    await set("places_left = 1");
    const first = await apply(site, "HUMANITARIAN");
    expect((await apply(site, "HUMANITARIAN")).sent).toEqual(first.sent);
    expect(await standing()).toMatchObject({ placesLeft: 0 });
  });
});
