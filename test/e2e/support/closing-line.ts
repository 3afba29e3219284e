import type { Reporter, TestCase } from '@playwright/test/reporter'

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ')

/** What came through only on the second try, by name, and the counts alone on the last line. */
export default class ClosingLine implements Reporter {
  private readonly tests = new Set<TestCase>()

  onTestEnd(test: TestCase): void {
    this.tests.add(test)
  }

  onEnd(): void {
    const having = (outcome: ReturnType<TestCase['outcome']>) =>
      [...this.tests].filter((test) => test.outcome() === outcome)
    for (const test of having('flaky')) process.stdout.write(`flaky: ${nameOf(test)}\n`)
    const passed = having('expected').length + having('flaky').length
    process.stdout.write(
      `${passed} passed, ${having('unexpected').length} failed, ${having('skipped').length} skipped\n`,
    )
  }
}
