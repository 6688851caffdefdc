// Preloaded into servers that tests start as processes: on a busy machine the event loop is often
// delayed, and load shedding would refuse the requests of a test.
import { usualLimits } from "../../server/http/security/load-shedding.ts";

usualLimits.eventLoopDelay = 0;
