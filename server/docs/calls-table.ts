import type { Call } from '#core/call.ts'

export type ModuleCalls = { name: string; calls: readonly Call[] }

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** Every call for people, module by module. */
export function callsTable(modules: readonly ModuleCalls[]): string {
  const sections = modules.map(({ name, calls }) =>
    [
      `## ${name}`,
      '',
      '| method | path | who | about |',
      '|---|---|---|---|',
      ...calls.map(
        (call) => `| ${call.method} | \`${call.path}\` | ${[call.who].flat().join(', ')} | ${cell(call.about)} |`,
      ),
    ].join('\n'),
  )
  return `# Calls\n\nMade from the contracts by \`npm run docs\`; the whole of each is in \`openapi.json\`, but for those of the desk (\`/api/console\`).\n\n${sections.join('\n\n')}\n`
}
