import type { ReactNode } from 'react'
import { Contents } from './contents.tsx'
import type { LoadedText } from './load.server.ts'
import { TextParts } from './text-parts.tsx'

type Props = { text: LoadedText['text']; say: LoadedText['say']; children?: ReactNode }

/** A long text with its contents beside it; `children` stand at its end. */
export function TextBody({ text, say, children }: Props) {
  return (
    <div className="layout guide-print grid grid-cols-1 gap-6 py-6 md:py-8 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-12">
      <Contents label={say.contents} sections={text.sections} />
      <div className="flex min-w-0 max-w-prose flex-col gap-10 text-lg leading-relaxed">
        <TextParts text={text} say={say} />
        {children}
      </div>
    </div>
  )
}
