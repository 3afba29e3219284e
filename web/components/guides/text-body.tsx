import type { ReactNode } from 'react'
import { Blocks } from './blocks.tsx'
import { Contents } from './contents.tsx'
import type { LoadedText } from './load.server.ts'

type Props = { text: LoadedText['text']; say: LoadedText['say']; children?: ReactNode }

/** A long text with its contents beside it; `children` stand at its end. */
export function TextBody({ text: { lead, sections, drawings }, say, children }: Props) {
  return (
    <div className="layout guide-print grid grid-cols-1 gap-6 py-6 md:py-8 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-12">
      <Contents label={say.contents} sections={sections} />
      <div className="flex min-w-0 max-w-prose flex-col gap-10 text-lg leading-relaxed">
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
        {children}
      </div>
    </div>
  )
}
