// A dialog above the page, and a question in one. The browser keeps the focus in it and closes it with Escape.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { IconButton } from "./IconButton";
import { t } from "../words/fluent";

interface Props {
  id: string;
  title: string;
  close: () => void;
  /** Whether it waits for an answer; then all of it is read out. */
  asks?: boolean;
  children: ComponentChildren;
}

export function Dialog({ id, title, close, asks = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      id={id}
      role={asks ? "alertdialog" : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={asks ? `${id}-about` : undefined}
      data-test={id}
      onClose={close}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton icon="close" class="quiet close" label={t("close")} onClick={close} />
      </header>
      {children}
    </dialog>
  );
}

interface Question {
  id: string;
  title: string;
  /** What the yes is called, and its name in tests with `-yes` after it. */
  yes: string;
  test: string;
  /** Whether a yes loses something: then the no has the focus, so that Enter does no harm. */
  danger?: boolean;
  answer: () => void;
  close: () => void;
  children?: ComponentChildren;
}

/** Every question of the page: Enter says what has the focus, Escape says no. */
export function Question({ id, title, yes, test, danger = false, answer, close, children }: Question) {
  return (
    <Dialog id={id} title={title} close={close} asks>
      <div id={`${id}-about`}>{children}</div>
      <p class="dialog-buttons">
        <button type="button" autofocus={danger} data-test={`${test}-no`} onClick={close}>
          {t("cancel")}
        </button>
        <button
          type="button"
          autofocus={!danger}
          class={danger ? "danger" : "strong"}
          data-test={`${test}-yes`}
          onClick={() => {
            answer();
            close();
          }}
        >
          {yes}
        </button>
      </p>
    </Dialog>
  );
}
