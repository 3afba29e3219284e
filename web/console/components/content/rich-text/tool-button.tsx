export type Tool = { label: string; isOn?: boolean; isOff?: boolean; run: () => void }

export function ToolButton({ label, isOn, isOff, run }: Tool) {
  return (
    <button
      type="button"
      // What is typed right after a press of the mouse still goes into the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
      disabled={isOff}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      className="rich-text-tool"
    >
      {label}
    </button>
  )
}
