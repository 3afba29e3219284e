import { BookOpen, CalendarDays } from '#web/ui/icons/icons.ts'
import { Badge } from '../../ui/badge.tsx'
import { SitePicture } from '../site-picture.tsx'
import type { LoadedText } from './load.server.ts'

type Props = Pick<LoadedText, 'text' | 'facts'>

/** What a guide is about, how long it takes, and a picture to arrive with. */
export const GuideHead = ({ text: { title, summary, picture_id, picture_colour }, facts }: Props) => (
  <header className="layout guide-print grid grid-cols-1 items-center gap-6 pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:gap-12 lg:pt-8">
    <div className="flex flex-col gap-4">
      {facts.topic && (
        <p>
          <Badge tone="accent">{facts.topic}</Badge>
        </p>
      )}
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="max-w-prose text-lg text-muted md:text-xl">{summary}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        <li className="flex items-center gap-2">
          <BookOpen aria-hidden="true" className="size-4 shrink-0" />
          {facts.minutes}
        </li>
        <li className="flex items-center gap-2">
          <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
          {facts.dated}
        </li>
      </ul>
      <p className="max-w-prose text-base text-muted">{facts.review}</p>
    </div>
    <div className="overflow-hidden rounded-lg">
      <SitePicture
        id={picture_id}
        colour={picture_colour}
        shape="wide"
        sizes="(min-width: 1024px) 512px, 92vw"
        widest={1280}
        alt=""
        priority
        className="aspect-[16/9]"
      />
    </div>
  </header>
)
