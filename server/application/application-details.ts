import { ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { isId } from "../content/content-queries.ts";
import type { ApplicationContext } from "./application.context.ts";
import { Application } from "./application.entity.ts";
import { recordReading } from "./record-event.ts";

/** An application with everything that is known of it; its fields open what is sealed. */
@ObjectType({ description: "One application, opened." })
export class ApplicationDetails extends Application {
  private reading: Promise<void> | undefined;

  /** To be awaited by every field that tells something personal, before it does. */
  recordReading(context: ApplicationContext): Promise<void> {
    this.reading ??= recordReading(context.db, context, this.id);
    return this.reading;
  }
}

/** Null for an unknown id. */
export async function detailsOf(db: EntityManager, id: string): Promise<ApplicationDetails | null> {
  const application = isId(id) ? await db.findOneBy(Application, { id }) : null;
  return application && Object.assign(new ApplicationDetails(), application);
}
