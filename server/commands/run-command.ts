import { ConfigError } from '../config.ts'

/** A wrong setting is said in one sentence: a stack would bury it, and may quote what is in the environment. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
