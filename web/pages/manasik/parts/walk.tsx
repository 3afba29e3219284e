import { useEffect, useMemo, useRef } from 'react'
import { ArrowLeft, ArrowRight } from '#web/ui/icons/icons.ts'
import { Blocks } from '../../../components/guides/blocks.tsx'
import type { LoadedText } from '../../../components/guides/load.server.ts'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { WalkWords } from '../walk-words.server.ts'
import { Counter } from './counter.tsx'
import { StepLinks } from './step-links.tsx'
import { usePlace } from './use-place.ts'

type Props = { query: URLSearchParams; text: LoadedText['text']; walk: WalkWords; say: LoadedText['say'] }

export function Walk({ query, text: { sections, drawings }, walk, say }: Props) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const { place, earlier, linkTo } = usePlace(query, ids)
  const heading = useFocusOnChange(place.step)
  const section = sections[place.step]
  if (!section) return null
  const isLast = place.step === sections.length - 1
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
      <StepLinks label={walk.steps} sections={sections} now={place.step} linkTo={linkTo} />
      <section aria-labelledby="step" className="flex min-w-0 max-w-prose flex-col gap-5 text-lg leading-relaxed">
        {earlier && (
          <Alert
            announced
            title={walk.resume}
            action={
              <a {...linkTo(earlier)} className={buttonClass({ size: 'sm' })}>
                {`${walk.resumeAt}: ${sections[earlier.step]?.title}`}
              </a>
            }
          >
            {countOf(walk, sections[earlier.step]?.id)?.now[earlier.round]}
          </Alert>
        )}
        <div className="flex flex-col gap-1">
          <p className="font-semibold text-brand-text text-sm">{walk.places[place.step]}</p>
          <h2 id="step" ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none md:text-3xl">
            {section.title}
          </h2>
        </div>
        <Counter place={place} words={countOf(walk, section.id)} walk={walk} linkTo={linkTo} />
        <Blocks blocks={section.blocks} drawings={drawings} say={say} />
        <nav
          aria-label={walk.short}
          className="unprinted flex flex-wrap justify-between gap-3 border-line border-t pt-5"
        >
          {place.step > 0 && (
            <a {...linkTo({ step: place.step - 1, round: 0 })} className={buttonClass({ variant: 'secondary' })}>
              <ArrowLeft aria-hidden="true" className="size-5" />
              {walk.back}
            </a>
          )}
          <a {...linkTo({ step: isLast ? 0 : place.step + 1, round: 0 })} className={`${buttonClass()} ms-auto`}>
            {isLast ? walk.restart : walk.nexts[place.step]}
            <ArrowRight aria-hidden="true" className="size-5" />
          </a>
        </nav>
      </section>
    </div>
  )
}

const countOf = ({ counts }: WalkWords, id: string | undefined) =>
  id === 'tawaf' || id === 'sai' ? counts[id] : undefined

/** A new step is read from its heading on, also by those who hear it. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(step)
  useEffect(() => {
    if (known.current === step) return
    known.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return heading
}
