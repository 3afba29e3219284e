import type { Scripture } from '#modules/content/rules/page-text.ts'
import { Hourglass } from '#web/ui/icons/icons.ts'
import { Badge } from '../../ui/badge.tsx'
import { Arabic } from '../quran/arabic.tsx'

type Props = { scripture: Scripture; say: { source: string; unreviewed: string } }

/** Words of the rite: Arabic as it is written, how it sounds, what it means, where it stands. */
export const ScriptureCard = ({ scripture: { arabic, is_quran, latin, meaning, source }, say }: Props) => (
  <figure className="flex flex-col gap-3 rounded-lg border border-line bg-paper p-[min(1.5rem,5vw)] shadow-raised">
    {is_quran ? (
      <Arabic as="p" className="quran-arabic text-[2rem] text-ink" text={arabic} />
    ) : (
      <p lang="ar" dir="rtl" className="scripture-arabic text-ink">
        {arabic}
      </p>
    )}
    <p lang="ar-Latn" className="text-brand-text italic [overflow-wrap:anywhere]">
      {latin}
    </p>
    <p>{meaning}</p>
    <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-3 text-muted text-sm">
      {`${say.source}: ${source}`}
      {say.unreviewed && (
        <Badge tone="warning">
          <Hourglass aria-hidden="true" />
          <span className="sr-only">{say.unreviewed}</span>
        </Badge>
      )}
    </figcaption>
  </figure>
)
