import type { Application, ApplicationForm } from "./application.entity.ts";

/**
 * The form whose requests the foundation promises to meet within the form's term. The term runs
 * from arrival until the request is closed, whoever has taken it, and such requests precede all
 * others.
 */
export const promisedForm: ApplicationForm = "pictureRemoval";

/** Help that is needed in the coming days, or a request with a promised term. */
export const isUrgent = ({ form, urgency }: Pick<Application, "form" | "urgency">): boolean =>
  urgency === "DAYS" || form === promisedForm;

/** SQL condition on `item`: a request with a promised term that is not closed. */
export const promisedCondition = `(item.form = '${promisedForm}' and item.closed_at is null)`;
