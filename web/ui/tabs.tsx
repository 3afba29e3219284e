import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { tabClass, tabListClass } from './tab-class.ts'

export type Tab = { id: string; label: ReactNode; content: ReactNode }

export type TabsProps = {
  label: string
  tabs: readonly Tab[]
  defaultTab?: string
  onTab?: (id: string) => void
  className?: string
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

type TabPlace = { at: number; count: number; direction?: string }

/** Which tab a key leads to; where the page runs right to left, so do the arrows. */
export function nextTab(key: string, { at, count, direction }: TabPlace): number | null {
  const mirrored = direction === 'rtl' ? { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] : undefined
  return moves[mirrored ?? key]?.(at, count) ?? null
}

/** Before scripts every panel is in view and each tab is a link to its panel. */
export function Tabs({ label, tabs, defaultTab, onTab, className }: TabsProps) {
  const own = useId()
  const [chosen, setChosen] = useState(defaultTab ?? tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const hasTurned = useRef(false)
  const isAtStart = chosen === tabs[0]?.id
  useEffect(() => {
    // What nobody has turned yet shows its first tab: to look where it is would lay the whole page out once more.
    if (isAtStart && !hasTurned.current) return
    const tab = list.current?.querySelector<HTMLElement>(`[id$="-tab-${chosen}"]`)
    // Only sideways: what is chosen from the start may stand far below.
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth })
  }, [chosen, isAtStart])
  const choose = (id: string) => {
    hasTurned.current = true
    setChosen(id)
    onTab?.(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === chosen)
    const { direction } = getComputedStyle(event.currentTarget)
    const to = nextTab(event.key, { at, count: tabs.length, direction })
    const tab = to === null ? undefined : tabs[to]
    if (to === null || !tab) return
    event.preventDefault()
    choose(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <div className={cx('flex min-w-0 flex-col gap-5', className)}>
      <div ref={list} role="tablist" aria-label={label} className={tabListClass} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <TabAnchor key={tab.id} tab={tab} own={own} isChosen={tab.id === chosen} onChoose={() => choose(tab.id)} />
        ))}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} tab={tab} own={own} isChosen={tab.id === chosen} />
      ))}
    </div>
  )
}

type TabAnchorProps = { tab: Tab; own: string; isChosen: boolean; onChoose: () => void }

function TabAnchor({ tab, own, isChosen, onChoose }: TabAnchorProps) {
  return (
    <a
      id={`${own}-tab-${tab.id}`}
      href={`#${own}-${tab.id}`}
      role="tab"
      aria-selected={isChosen}
      aria-controls={`${own}-${tab.id}`}
      tabIndex={isChosen ? 0 : -1}
      className={cx(tabClass, 'shrink-0')}
      onClick={(event) => {
        event.preventDefault()
        onChoose()
      }}
    >
      {tab.label}
    </a>
  )
}

function TabPanel({ tab, own, isChosen }: Omit<TabAnchorProps, 'onChoose'>) {
  return (
    <div
      id={`${own}-${tab.id}`}
      role="tabpanel"
      aria-labelledby={`${own}-tab-${tab.id}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without links must be reachable to be read
      tabIndex={0}
      className={cx('rounded-sm', !isChosen && 'hidden noscript:block')}
    >
      <p className="hidden font-semibold noscript:block">{tab.label}</p>
      {tab.content}
    </div>
  )
}
