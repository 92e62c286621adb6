import { useLayoutEffect, useRef } from 'react'
import { isLocale, locales } from '../../../content/locales/locales.ts'
import { msg } from '../../../content/messages/msg.ts'
import type { DataGroup, DataNode } from '../../server/data/protocol.ts'
import { useSessionState } from '../useSession.ts'
import { say } from '../words.tsx'
import { changeValue } from './changeValue.ts'
import { labelOf } from './labels.ts'
import { OneValue, type OneValueProps } from './OneValue.tsx'
import { useEntryIds } from './useEntryIds.ts'
import { valuesOf } from './values.ts'

type FieldProps<Node extends DataNode> = Omit<OneValueProps, 'node'> & { node: Node }

/** A value of a file, or several that belong together. */
export function ValueField({ node, ...props }: FieldProps<DataNode>) {
  return node.kind === 'group' ? <Group {...props} node={node} /> : <OneValue {...props} node={node} />
}

function Group({ session, other, read, node, label, group }: FieldProps<DataGroup>) {
  const { removable } = node
  const { elsewhere } = useSessionState(session)
  /** What the field for one more entry has written, until the list has it. */
  const added = useRef<string>(undefined)
  const ids = useEntryIds(
    node.entries.map(({ node: entry }) => JSON.stringify(valuesOf(entry))),
    added,
  )
  const add = (written: string) => {
    added.current = written
  }
  const fields = useRef<HTMLDivElement>(null)
  const isAtButton = useRef(false)
  // The button goes with what it leaves out, and would take the focus along.
  useLayoutEffect(() => {
    if (removable || !isAtButton.current) return
    isAtButton.current = false
    if (document.activeElement !== document.body) return
    fields.current?.querySelector<HTMLElement>('textarea, select, input')?.focus()
  }, [removable])
  const entries: readonly { name: string; node: DataNode; isNew?: true }[] = [
    ...node.entries,
    ...(node.next ? [{ name: '', node: node.next, isNew: true } as const] : []),
  ]
  return (
    <div ref={fields} className="value-group">
      {entries.map(({ name, node: entry, isNew }, index) => (
        <div key={name || ids[index]} className="value-entry" data-language={isLocale(name)} data-in-list={name === ''}>
          {name && <span className="value-name">{isLocale(name) ? locales[name].short : labelOf(name)}</span>}
          <ValueField
            {...{ session, other, read }}
            node={entry}
            label={`${label}, ${isNew ? say(msg('one more')) : name ? labelOf(name) : index + 1}`}
            group={index === 0 ? group : undefined}
            onAdd={isNew && add}
          />
        </div>
      ))}
      {removable && (
        <button
          type="button"
          className="secondary remove-group"
          disabled={elsewhere}
          aria-label={say(msg('Leave out {name}', { name: label }))}
          onFocus={() => {
            isAtButton.current = true
          }}
          onBlur={() => {
            isAtButton.current = false
          }}
          onClick={() => void changeValue({ session, other, read }, removable, undefined)}
        >
          {say(msg('Leave out'))}
        </button>
      )}
    </div>
  )
}
