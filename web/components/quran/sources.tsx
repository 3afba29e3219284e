/** Names the sources of what is shown. */
export function SourcesNote({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <aside aria-label={title} className="flex max-w-prose flex-col gap-1 text-muted text-sm">
      <p className="font-semibold text-ink">{title}</p>
      {lines.map((line) => (
        <p key={line} className="[overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
    </aside>
  )
}
