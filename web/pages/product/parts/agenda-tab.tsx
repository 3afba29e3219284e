import type { TabProps } from './tab-props.ts'

/** The programme, a day at a time, along a line. */
export function AgendaTab({ details }: TabProps) {
  return (
    <ol className="flex flex-col">
      {details.agenda.map((item) => (
        <li
          key={item.day}
          className="relative flex flex-col gap-1 border-brand/30 border-s-2 pb-6 ps-6 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute -start-[9px] top-1 size-4 rounded-full bg-brand ring-4 ring-page"
          />
          <p className="flex flex-wrap gap-x-2 text-sm">
            <b className="text-brand-text">{item.day}</b>
            {item.date && <span className="text-muted">{item.date}</span>}
          </p>
          <h3 className="font-bold text-base">{item.title}</h3>
          <p className="max-w-prose text-muted">{item.text}</p>
        </li>
      ))}
    </ol>
  )
}
