import { Suspense, useEffect, useId, useState } from 'react'
import { MapPin } from '#web/ui/icons/icons.ts'
import { optionalPart } from '../../ui/optional-part.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useLanguage } from '../../use-shell.ts'
import { cityWords } from './city-words.ts'
import { useCityChoices } from './use-city-choices.ts'

// Most visits read the times of a city that is already chosen.
const CityList = optionalPart(() => import('./city-list.tsx').then((module) => module.CityList))

/** The name of a city; with scripts, those it may mean are offered while one types. */
export function CityInput({ search, back }: { search?: string; back?: string }) {
  const language = useLanguage()
  const say = cityWords(language)
  const listId = useId()
  const [isLive, setLive] = useState(false)
  const box = useCityChoices({ language, back })
  useEffect(() => setLive(true), [])
  // Before scripts it is a plain field: it must not announce a list that cannot open.
  const combobox = isLive && {
    role: 'combobox',
    'aria-expanded': box.isOpen,
    'aria-controls': listId,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': box.isOpen && box.active >= 0 ? `${listId}-${box.active}` : undefined,
  }
  return (
    <div className="relative min-w-[min(10rem,100%)] flex-1">
      <TextInput
        {...combobox}
        type="search"
        icon={<MapPin />}
        maxLength={80}
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={search}
        onChange={(event) => box.type(event.currentTarget.value)}
        onKeyDown={box.onKeyDown}
        onBlur={box.close}
      />
      {isLive && (
        <>
          {box.isOpen && (
            <Suspense>
              <CityList id={listId} box={box} />
            </Suspense>
          )}
          <span role="status">
            {box.isOpen && box.shown.length > 0 && <VisuallyHidden>{say.matchCount(box.shown.length)}</VisuallyHidden>}
          </span>
        </>
      )}
    </div>
  )
}
