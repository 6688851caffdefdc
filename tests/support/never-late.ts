// Loaded before a site that tests start as a process: on a busy machine any process is late, and
// would refuse what a test asks.
import { usualLimits } from "../../server/http/security/load-shedding.ts";

usualLimits.eventLoopDelay = 0;
