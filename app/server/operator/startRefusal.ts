/**
 * The process cannot start for a reason the operator can mend. The German message is all that is printed; exit code 1.
 */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}
