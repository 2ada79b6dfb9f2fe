import { useCases } from '@jackfield/contract/api/compliance';
import { Checkbox } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { type Control, useController } from 'react-hook-form';
import { nameOfUseCase } from '@jackfield/domain/campaign-name';
import { useCaseTexts } from '../campaigns/use-case-texts.ts';
import css from './fields.module.css';
import { campaignFormMessages as messages } from './messages.ts';
import { type CampaignValues, isSeveral } from './values.ts';

const most = 5;
const choices = useCases.filter((useCase) => !isSeveral(useCase));

/** The use cases that one for several holds: two to five (VAL-21). */
export function SubUseCaseField({ control }: { control: Control<CampaignValues> }) {
  const t = useT();
  const { field, fieldState } = useController({ control, name: 'subUseCases' });
  const fault = fieldState.error?.message;
  const chosen = field.value;
  return (
    <fieldset className={css.choices}>
      <legend>{t(messages.subUseCases)}</legend>
      <div className={`ui-rows ${css.list}`} data-invalid={fault !== undefined}>
        {choices.map((useCase) => {
          const isOn = chosen.includes(useCase);
          return (
            <div key={useCase} className={css.tick}>
              <Checkbox
                checked={isOn}
                disabled={!isOn && chosen.length >= most}
                aria-invalid={fault !== undefined}
                onBlur={field.onBlur}
                onChange={({ target }) =>
                  field.onChange(
                    target.checked ? [...chosen, useCase] : chosen.filter((one) => one !== useCase),
                  )
                }
              >
                <span className="ui-lines">
                  <span className="ui-strong">{nameOfUseCase(useCase)}</span>
                  <span className="ui-secondary">{t(useCaseTexts[useCase])}</span>
                </span>
              </Checkbox>
            </div>
          );
        })}
      </div>
      {fault ? (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      ) : (
        <p className="ui-caption">{t(messages.subUseCasesHint, { count: chosen.length })}</p>
      )}
    </fieldset>
  );
}
