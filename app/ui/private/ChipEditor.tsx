import { Button } from "../basic/Button";
import { Icon } from "../basic/Icon";
import { chip as chipStyle, chips as chipsStyle, empty, remove } from "../fields/ChipField.css";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { control, wrappingRow } from "./control.css";
import { controlProps, fieldIds } from "./fieldAria";
import type { FieldProps } from "./fieldProps";
import type { ChipsInHand } from "./useChips";

export type ChipEditorProps = { field: FieldProps; editor: ChipsInHand; suggestions: readonly string[] };

function Chips({ field, editor }: Omit<ChipEditorProps, "suggestions">) {
  return (
    <ul className={chipsStyle} aria-labelledby={fieldIds(field.id).label}>
      {editor.chips.map((chip) => (
        <li key={chip} className={chipStyle}>
          {`${chip} `}
          <button type="button" className={remove} aria-label={`${chip} entfernen`} onClick={() => editor.remove(chip)}>
            <Icon name="schliessen" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Chips with remove buttons and an input for the next one. What is typed and not added counts when the input is left.
 * The counter does not describe the input: with each change of it the whole description would be said again.
 */
export function ChipEditor({ field, editor, suggestions }: ChipEditorProps) {
  const listId = `${field.id}-vorschlaege`;
  return (
    <>
      {editor.chips.length > 0 ? <Chips field={field} editor={editor} /> : <p className={empty}>Noch kein Eintrag</p>}
      <div className={wrappingRow}>
        <input
          ref={editor.input}
          type="text"
          list={suggestions.length > 0 ? listId : undefined}
          {...controlProps(field)}
          name={undefined}
          className={control}
          onBlur={editor.take}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            editor.take();
          }}
        />
        <Button type="button" variant="secondary" icon="plus" onClick={editor.take}>
          Hinzufügen
        </Button>
      </div>
      <VisuallyHidden as="div">
        <span role="status">{editor.said}</span>
      </VisuallyHidden>
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}
