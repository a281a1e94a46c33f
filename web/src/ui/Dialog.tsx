// A dialog above the page. The browser keeps the focus in it and closes it with Escape.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { IconButton } from "./IconButton";
import { t } from "../words/fluent";

interface Props {
  id: string;
  title: string;
  close: () => void;
  children: ComponentChildren;
}

export function Dialog({ id, title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} id={id} aria-labelledby={`${id}-title`} data-test={id} onClose={close}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton icon="close" class="quiet close" label={t("close")} onClick={close} />
      </header>
      {children}
    </dialog>
  );
}
