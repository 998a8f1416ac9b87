import { systemClock } from "~/lib/clock";

console.log(systemClock.now());
