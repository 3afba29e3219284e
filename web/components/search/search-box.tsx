import { Suspense, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { Search } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { optionalPart } from '../../ui/optional-part.ts'
import { useShell } from '../../use-shell.ts'
import { useHref } from '../shell/use-href.ts'
import { words } from './words.ts'

export type SearchBoxProps = {
  /** On the page of search itself, which shows by itself what a popup would, it opens only for what is typed. */
  opens?: 'typing'
  className?: string
}

const Suggestions = optionalPart(() => import('../suggestions/suggestions.tsx').then((module) => module.Suggestions))

/** Without scripts it is a plain form to the results page. A new page begins with a new box, closed. */
export function SearchBox(props: SearchBoxProps) {
  const { key, search } = useLocation()
  return <Box key={key} {...props} given={new URLSearchParams(search).get('term') ?? ''} />
}

function Box({ given, opens, className }: SearchBoxProps & { given: string }) {
  const { language, affiliate_code } = useShell()
  const say = words(language)
  const href = useHref()
  const frame = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [term, setTerm] = useState(given)
  const input = useRef<HTMLInputElement>(null)
  // On a slow phone one has begun to type before the page has hydrated.
  useEffect(() => {
    const typed = input.current?.value ?? given
    setTerm(typed)
    setOpen(typed !== given || (input.current === document.activeElement && !opens))
  }, [given, opens])
  return (
    <search ref={frame} className={cx('relative', className)}>
      <Form
        action={href('/search-page')}
        className="flex items-center rounded-full bg-paper ring-1 ring-control focus-within:ring-2 focus-within:ring-brand"
      >
        {affiliate_code !== undefined && <input type="hidden" name="affiliate_code" value={affiliate_code} />}
        <input
          ref={input}
          type="search"
          name="term"
          autoComplete="off"
          maxLength={100}
          aria-label={say.search}
          placeholder={say.placeholder}
          defaultValue={given}
          onFocus={(event) => setOpen(!opens || event.currentTarget.value !== given)}
          onChange={(event) => {
            setTerm(event.currentTarget.value)
            setOpen(true)
          }}
          className="min-h-11 min-w-0 flex-1 rounded-full bg-transparent ps-5 text-base text-ink outline-none placeholder:text-muted"
        />
        <IconButton type="submit" label={say.search} icon={<Search className="size-5" />} />
      </Form>
      {isOpen && !(opens && term.trim() === '') && (
        <Suspense>
          <Suggestions
            term={term}
            frame={frame}
            isTrendingOnPage={opens !== undefined}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </search>
  )
}
