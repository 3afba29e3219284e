import type { Call } from '#core/call.ts'

export type Room = { name: string; calls: readonly Call[] }

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** Every call for people, module by module. */
export function callsTable(rooms: readonly Room[]): string {
  const sections = rooms.map(({ name, calls }) =>
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
  return `# Calls\n\nMade from the contracts by \`npm run docs\`; the whole of each is in \`openapi.json\`.\n\n${sections.join('\n\n')}\n`
}
