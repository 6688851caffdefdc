import "dayjs/locale/uk";
import { type Dayjs, extend } from "dayjs";
import utc from "dayjs/plugin/utc";

type Parse = (this: Dayjs, config: { utc: boolean }) => void;

/**
 * Makes Mantine's calendars, which compute with Day.js, take days and times as they are written. In the
 * browser's own time zone they would move a time in Kyiv that is skipped there by a change of the clock.
 */
extend(utc);
extend((_option, { prototype }) => {
  // Missing in the types of Day.js; its plugin `utc` replaces the same method.
  const parse: Parse = Reflect.get(prototype, "parse");
  Reflect.set(prototype, "parse", function (this: Dayjs, config: { utc: boolean }) {
    parse.call(this, { ...config, utc: true });
  });
});
