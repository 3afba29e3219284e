import type { ReactNode } from 'react'
import { BadgeCheck, Hourglass, LinkIcon, Repeat } from '#web/ui/icons/icons.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Arabic } from '../quran/arabic.tsx'

export type ShownDoa = {
  id: string
  step: string
  title: string
  arabic: string
  is_quran: boolean
  latin: string
  meaning: string
  source: string
  times: string | undefined
  review: string
  is_reviewed: boolean
}
export type DoaWords = Record<'latin' | 'meaning' | 'source' | 'link', string>

/** One prayer with all that a reader needs to trust it. */
export function DoaCard({ doa, say }: { doa: ShownDoa; say: DoaWords }) {
  return (
    <Card
      as="article"
      look="flat"
      padding="lg"
      id={doa.id}
      aria-labelledby={`${doa.id}-title`}
      className="scroll-mt-24"
    >
      <div className="flex items-start gap-3">
        <div className="me-auto flex min-w-0 flex-col">
          <p className="font-semibold text-accent-text text-sm">{doa.step}</p>
          <h3 id={`${doa.id}-title`} className="text-xl">
            {doa.title}
          </h3>
        </div>
        <a
          href={`#${doa.id}`}
          aria-label={`${say.link}: ${doa.title}`}
          className="touch inline-flex items-center justify-center text-muted hover:text-ink"
        >
          <LinkIcon aria-hidden="true" className="size-5" />
        </a>
      </div>
      {doa.is_quran ? (
        <Arabic as="p" className="quran-arabic doa-quran my-4 text-ink" text={doa.arabic} />
      ) : (
        <p lang="ar" dir="rtl" className="arabic my-4 text-ink">
          {doa.arabic}
        </p>
      )}
      <dl className="flex flex-col gap-3">
        <Part name={say.latin}>
          <span lang="ar-Latn" className="italic">
            {doa.latin}
          </span>
        </Part>
        <Part name={say.meaning}>{doa.meaning}</Part>
        <Part name={say.source}>{doa.source}</Part>
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        {doa.times && (
          <Badge tone="brand" icon={<Repeat />}>
            {doa.times}
          </Badge>
        )}
        {doa.is_reviewed ? (
          <Badge tone="success" icon={<BadgeCheck />}>
            {doa.review}
          </Badge>
        ) : (
          <Badge tone="warning">
            <Hourglass aria-hidden="true" />
            <span className="sr-only">{doa.review}</span>
          </Badge>
        )}
      </div>
    </Card>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
