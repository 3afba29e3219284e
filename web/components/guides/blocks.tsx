import './guides.css'
import type { Block } from '#modules/content/rules/page-text.ts'
import type { Drawings } from './diagrams/draw.server.ts'
import { Drawing } from './drawing.tsx'
import { Inline } from './inline.tsx'
import { keyed } from './keyed.ts'
import { Note } from './note.tsx'
import { ScriptureCard } from './scripture-card.tsx'

export type BlockWords = Record<'schools' | 'tip' | 'care' | 'table' | 'source' | 'unreviewed', string>
type Around = { drawings?: Drawings; say: BlockWords }

/** The parts of a text, one below the other. */
export const Blocks = ({ blocks, ...around }: { blocks: readonly Block[] } & Around) =>
  keyed(blocks).map(({ key, part }) => <One key={key} block={part} {...around} />)

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

function One({ block, drawings, say }: { block: Block } & Around) {
  if (block.kind === 'list') return <List items={block.items} />
  if (block.kind === 'steps') return <Steps steps={block.steps} />
  if (block.kind === 'terms') return <Terms terms={block.terms} />
  if (block.kind === 'note') return <Note tone={block.tone} label={say[block.tone]} text={block.text} />
  if (block.kind === 'table') return <Facts head={block.head} rows={block.rows} label={say.table} />
  if (block.kind === 'scripture') return <ScriptureCard scripture={block} say={say} />
  if (block.kind === 'diagram') return <Drawing drawn={drawings?.[block.name]} />
  return (
    <p>
      <Inline spans={block.text} />
    </p>
  )
}

const List = ({ items }: Pick<BlockOf<'list'>, 'items'>) => (
  <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-accent">
    {keyed(items).map(({ key, part }) => (
      <li key={key} className="ps-1">
        <Inline spans={part} />
      </li>
    ))}
  </ul>
)

/** Numbered, on a line that joins them: one is done after the other. */
const Steps = ({ steps }: Pick<BlockOf<'steps'>, 'steps'>) => (
  <ol className="flex flex-col">
    {steps.map(({ title, text }, place) => (
      <li key={title} className="group/step relative flex gap-4 pb-5 last:pb-0">
        <span
          aria-hidden="true"
          className="absolute start-[1.0625rem] top-10 bottom-0 w-0.5 bg-line group-last/step:hidden"
        />
        <span
          aria-hidden="true"
          className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand font-bold text-base text-on-brand tabular-nums"
        >
          {place + 1}
        </span>
        <div className="flex min-w-0 flex-col gap-1 pt-1">
          <h3 className="text-lg leading-snug">{title}</h3>
          <p>
            <Inline spans={text} />
          </p>
        </div>
      </li>
    ))}
  </ol>
)

const Terms = ({ terms }: Pick<BlockOf<'terms'>, 'terms'>) => (
  <dl className="divide-y divide-line border-line border-y">
    {keyed(terms).map(({ key, part: { term, text } }) => (
      <div key={key} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
        <dt className="font-semibold text-brand-text">{term}</dt>
        <dd className="min-w-0">
          <Inline spans={text} />
        </dd>
      </div>
    ))}
  </dl>
)

/** Scrolls by itself where a phone is too narrow, by hand and by keyboard. */
const Facts = ({ head, rows, label }: Pick<BlockOf<'table'>, 'head' | 'rows'> & { label: string }) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    tabIndex={0}
    aria-label={`${label}: ${head.filter(Boolean).join(', ')}`}
    className="overflow-x-auto rounded-md border border-line bg-paper"
  >
    <table className="w-full min-w-[30rem] border-collapse text-start text-base">
      <thead className="bg-brand-soft text-brand-text">
        <tr>
          {keyed(head).map(({ key, part: cell }) =>
            cell ? (
              <th key={key} scope="col" className="px-4 py-3 text-start font-semibold">
                {cell}
              </th>
            ) : (
              <td key={key} />
            ),
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(([first = '', ...cells]) => (
          <tr key={first}>
            <th scope="row" className="px-4 py-3 text-start align-top font-semibold">
              {first}
            </th>
            {keyed(cells).map(({ key, part: cell }) => (
              <td key={key} className="px-4 py-3 align-top">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
