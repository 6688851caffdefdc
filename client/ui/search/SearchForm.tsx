import { type FormEvent, type KeyboardEvent, type RefObject, useId } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { withLanguage } from "../InternalLink.tsx";
import { SearchIcon } from "../icons/icons.tsx";
import styles from "./SearchForm.module.css";

type SearchFormProps = {
  /** Path of the page with the results, which reads the parameter `q`. */
  action: string;
  label: string;
  submit: string;
  /** What was searched for. */
  defaultValue?: string;
  field?: RefObject<HTMLInputElement | null>;
  /** Id of an error message below the field. */
  errorId?: string | undefined;
  onType?: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Called on submitting, in place of opening the page with the results. */
  onSearch?: (text: string) => void;
  /** Called after that page was opened. */
  onLeave?: () => void;
};

/** A search field with its button. It is a GET form, so that it works without scripts. */
export function SearchForm(props: SearchFormProps) {
  const { action, label, submit, errorId, onType, onSearch, onLeave } = props;
  const id = useId();
  const navigate = useNavigate();
  const language = new URLSearchParams(useLocation().search).get("lang");

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("q")).trim();
    if (onSearch) return onSearch(text);
    const to = text ? `${action}?q=${encodeURIComponent(text)}` : action;
    navigate(language ? withLanguage(to, language) : to);
    onLeave?.();
  }

  return (
    <search>
      <form className={styles.form} action={action} onSubmit={search}>
        <label htmlFor={id}>{label}</label>
        <div className={styles.row}>
          <input
            ref={props.field}
            id={id}
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            defaultValue={props.defaultValue}
            aria-invalid={errorId ? true : undefined}
            aria-describedby={errorId}
            onInput={(event) => onType?.(event.currentTarget.value)}
            onKeyDown={props.onKeyDown}
          />
          <button type="submit" aria-label={submit}>
            <span className={styles.strip}>
              <SearchIcon />
            </span>
          </button>
        </div>
        {language && <input type="hidden" name="lang" value={language} />}
      </form>
    </search>
  );
}
