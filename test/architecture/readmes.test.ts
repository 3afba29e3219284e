import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** About ten lines: what a module owns, its states, its events. */
function findings(name: string, text: string | undefined): string[] {
  if (text === undefined) return [`modules/${name} has no README.md`]
  const lines = text.trim().split('\n')
  return [
    ...(lines[0] === `# ${name}` ? [] : [`modules/${name}/README.md does not begin with "# ${name}"`]),
    ...(lines.length < 5 || lines.length > 20
      ? [`modules/${name}/README.md has ${lines.length} lines, not about ten`]
      : []),
  ]
}

test('every module says in about ten lines what it owns', async () => {
  const modules = (await readdir('modules', { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const results = modules.map(async ({ name }) => {
    const path = `modules/${name}/README.md`
    return findings(name, existsSync(path) ? await readFile(path, 'utf8') : undefined)
  })
  expect((await Promise.all(results)).flat()).toEqual([])
})

test('a module without a README, or with a book for one, is noticed', () => {
  expect(findings('booking', undefined)).toHaveLength(1)
  expect(findings('booking', '# Booking\n')).toHaveLength(2)
  expect(findings('booking', `# booking\n${'line\n'.repeat(30)}`)).toHaveLength(1)
  expect(findings('booking', `# booking\n${'line\n'.repeat(9)}`)).toEqual([])
})
