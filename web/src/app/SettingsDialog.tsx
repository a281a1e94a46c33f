// What the person chooses for the page.

import { COORDINATES, LANGUAGES, projector, settings, THEMES } from "../state/settings";
import { Dialog } from "../ui/Dialog";
import { Choice, Switch } from "../ui/fields";
import { t } from "../words/fluent";

const OWN_NAMES = { en: "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文" } as const;

export function SettingsDialog({ close }: { close: () => void }) {
  return (
    <Dialog id="settings" title={t("settings")} close={close}>
      <div class="form">
        <Choice
          label={t("settings-language")}
          test="language"
          all={LANGUAGES.map((value) => ({ value, title: OWN_NAMES[value] }))}
          chosen={settings.language.value}
          choose={(value) => (settings.language.value = value)}
        />
        <Choice
          label={t("settings-theme")}
          test="theme"
          all={THEMES.map((value) => ({ value, title: t(`theme-${value}`) }))}
          chosen={settings.theme.value}
          choose={(value) => (settings.theme.value = value)}
        />
        <Choice
          label={t("settings-coordinates")}
          test="coordinates"
          all={COORDINATES.map((value) => ({ value, title: t(`coordinates-${value}`) }))}
          chosen={settings.coordinates.value}
          choose={(value) => (settings.coordinates.value = value)}
        />
        <Switch label={t("settings-confirm")} test="confirm-moves" on={settings.confirmMoves} />
        <Switch label={t("settings-sound")} test="sound" on={settings.sound} />
        <Switch label={t("settings-hints-locked")} test="hints-locked" on={settings.hintsLocked} />
        <button
          type="button"
          data-test="projector"
          onClick={() => {
            close();
            projector.value = true;
          }}
        >
          {t("settings-projector")}
        </button>
        <section class="keys">
          <h3>{t("keys")}</h3>
          <p>{t("keys-board")}</p>
          <p>{t("keys-moves")}</p>
          <p>{t("keys-review")}</p>
        </section>
        <p>
          <a href="/licences" target="_blank" rel="noopener" data-test="licences">
            {t("settings-licences")}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
