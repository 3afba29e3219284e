/** What the process that answers knows of itself. */
export type OperationsPort = {
  /** By name, whether each part it needs is ready; the same as `/readyz`. */
  readiness(): Promise<Readonly<Record<string, boolean>>>
  /** How often each scheduled job ended how, since it began. */
  jobRuns(): ReadonlyMap<string, { done: number; failed: number; overrun: number }>
}

export type ConsolePorts = { operations: OperationsPort }
