import type { PageText } from '#modules/content/rules/page-text.ts'
import { Blocks, type BlockWords } from './blocks.tsx'
import type { Drawings } from './diagrams/draw.server.ts'

type Props = { text: PageText & { drawings: Drawings }; say: BlockWords }

/** The text itself: what stands before its parts, then each part under its heading. */
export const TextParts = ({ text: { lead, sections, drawings }, say }: Props) => (
  <>
    {lead.length > 0 && (
      <div className="flex flex-col gap-4 text-muted">
        <Blocks blocks={lead} say={say} />
      </div>
    )}
    {sections.map(({ id, title, blocks }) => (
      <section key={id} aria-labelledby={id} className="flex flex-col gap-4">
        <h2 id={id} className="scroll-mt-24 text-2xl">
          {title}
        </h2>
        <Blocks blocks={blocks} drawings={drawings} say={say} />
      </section>
    ))}
  </>
)
