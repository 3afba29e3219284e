import { ReadingColumn } from '../../../components/reading-column.tsx'
import '../../../components/quran/quran.css'
import { useRef } from 'react'
import { Arabic } from '../../../components/quran/arabic.tsx'
import { QuranHero } from '../../../components/quran/hero.tsx'
import { SignsLegend } from '../../../components/quran/signs-legend.tsx'
import { SourcesNote } from '../../../components/quran/sources.tsx'
import { useMarkSync } from '../../../components/quran/use-mark-sync.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { ChapterShown } from '../load.server.ts'
import { useSameVerse } from '../use-reading-place.ts'
import { useShownMarks } from '../use-shown-marks.ts'
import { useScrollToVerse, useVerseActs, useWholePage } from '../use-verse-acts.ts'
import { useVerseKeys } from '../use-verse-keys.ts'
import { Neighbours } from './neighbours.tsx'
import { Settings } from './settings.tsx'
import { Sprite } from './sprite.tsx'

/** A chapter to read. What hangs on the reader is in the boxes of the settings and in the browser, never in the page. */
export function Chapter({ chapter }: { chapter: ChapterShown }) {
  const { say, highlighted, beyond } = chapter
  const list = useRef<HTMLOListElement>(null)
  useWholePage(list)
  const marks = useMarkSync()
  const sharing = useVerseActs(list, chapter, marks)
  useShownMarks(list, chapter.number, marks)
  useVerseKeys(list, chapter)
  useSameVerse(list)
  useScrollToVerse(highlighted?.from)
  return (
    <div className="reader">
      <Head chapter={chapter} />
      <ReadingColumn className="gap-2 pt-3 pb-8 md:gap-4 md:pt-5">
        <Settings chapter={chapter} />
        {beyond && (
          <Alert tone="warning" title={beyond.title}>
            {beyond.text}
          </Alert>
        )}
        {highlighted && (
          <Alert
            action={
              <a href={`#v${highlighted.from}`} className={linkClass()}>
                {highlighted.link}
              </a>
            }
          >
            {highlighted.text}
          </Alert>
        )}
        {chapter.bismillah && (
          <Arabic
            as="p"
            text={chapter.bismillah}
            className="quran-arabic text-center text-3xl text-brand-text leading-[2] md:py-3"
          />
        )}
        <Sprite />
        {/* The browser keeps the verses it was sent: React looks neither into them nor for them among its data. */}
        <ol
          ref={list}
          aria-label={say.verses}
          className="flex flex-col"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by verses-html.server.ts, which escapes every text
          dangerouslySetInnerHTML={{ __html: chapter.html ?? '' }}
        />
        <Neighbours chapter={chapter} />
        <ShellLink path={`${chapter.path}/DropdownShare`} className={`${linkClass()} self-start`}>
          {say.shareChapter}
        </ShellLink>
        <SignsLegend {...chapter.signs} />
        <SourcesNote {...chapter.sources} />
      </ReadingColumn>
      {sharing}
    </div>
  )
}

function Head({ chapter: { arabic, facts, say } }: { chapter: ChapterShown }) {
  return (
    <QuranHero>
      <p lang="ar" dir="rtl" className="quran-name text-3xl leading-[1.5] md:text-5xl md:leading-[1.7]">
        {arabic}
      </p>
      <h1 className="text-2xl md:mt-2 md:text-4xl">{say.surah}</h1>
      <p className="text-balance max-md:text-sm">{facts.join(' · ')}</p>
    </QuranHero>
  )
}
