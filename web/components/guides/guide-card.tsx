import { BookOpen } from '#web/ui/icons/icons.ts'
import { Card, coverLinkClass } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { SitePicture } from '../site-picture.tsx'
import type { ShownCard } from './load.server.ts'

const sizes = '(min-width: 1280px) 380px, (min-width: 640px) 45vw, 92vw'

export const GuideCard = ({
  card: { path, title, summary, picture_id, picture_colour, minutes },
}: {
  card: ShownCard
}) => (
  <Card as="li" interactive padding="none" className="flex flex-col overflow-hidden">
    <SitePicture
      id={picture_id}
      colour={picture_colour}
      shape="wide"
      sizes={sizes}
      widest={960}
      alt=""
      className="aspect-[20/9]"
    />
    <div className="flex flex-1 flex-col gap-2 p-[min(1.25rem,4.5vw)]">
      <h3 className="text-lg leading-snug">
        <ShellLink path={path} className={coverLinkClass}>
          {title}
        </ShellLink>
      </h3>
      <p className="line-clamp-3 text-base text-muted">{summary}</p>
      <p className="mt-auto flex items-center gap-2 pt-1 text-muted text-sm">
        <BookOpen aria-hidden="true" className="size-4 shrink-0" />
        {minutes}
      </p>
    </div>
  </Card>
)

const columns: Readonly<Record<number, string>> = { 2: '', 4: 'xl:grid-cols-4' }

/** Rows are full where the number allows it. */
export const GuideCards = ({ cards }: { cards: readonly ShownCard[] }) => (
  <ul className={cx('grid grid-cols-1 gap-5 sm:grid-cols-2', columns[cards.length] ?? 'lg:grid-cols-3')}>
    {cards.map((card) => (
      <GuideCard key={card.slug} card={card} />
    ))}
  </ul>
)
