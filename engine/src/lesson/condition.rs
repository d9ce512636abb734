//! What must hold in a position: a path into its data, and what stands there.

use serde_json::Value as Json;

/// What must hold in a position, such as `seats.0.vp >= 3`, `seats.0.sites.length = 1` or `over`.
///
/// The path leads through [`crate::Words::data`] as the learner may know it; `length` is how many
/// there are in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    text: &'static str,
    path: &'static str,
    test: Test,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Test {
    Over,
    Is(&'static str),
    IsNot(&'static str),
    AtLeast(i64),
    AtMost(i64),
}

impl Condition {
    /// Reads a condition; says what is wrong with it.
    pub fn read(text: &'static str) -> Result<Self, String> {
        let text = text.trim();
        if text == "over" {
            return Ok(Self { text, path: "", test: Test::Over });
        }
        let sign = ["!=", ">=", "<=", "="].into_iter().find(|sign| text.contains(sign));
        let Some((sign, (path, value))) =
            sign.and_then(|sign| Some((sign, text.split_once(sign)?)))
        else {
            return Err(format!("\"{text}\": expected a path, then =, !=, >= or <=, then a value"));
        };
        let (path, value) = (path.trim(), value.trim());
        let number = || value.parse().map_err(|_| format!("\"{text}\": {value} is no number"));
        let test = match sign {
            ">=" => Test::AtLeast(number()?),
            "<=" => Test::AtMost(number()?),
            "!=" => Test::IsNot(value),
            _ => Test::Is(value),
        };
        Ok(Self { text, path, test })
    }

    /// As it was written.
    pub fn text(&self) -> &'static str {
        self.text
    }

    /// Whether it holds; an error if its path leads nowhere.
    pub fn holds(&self, data: &Json, is_over: bool) -> Result<bool, String> {
        if self.test == Test::Over {
            return Ok(is_over);
        }
        let mut at = data.clone();
        for key in self.path.split('.') {
            let found = match (&at, key.parse::<usize>()) {
                (Json::Array(list), _) if key == "length" => Some(list.len().into()),
                (Json::Array(list), Ok(index)) => list.get(index).cloned(),
                _ => at.get(key).cloned(),
            };
            at = found.ok_or_else(|| format!("\"{}\": there is no {key}", self.text))?;
        }
        let text = at.as_str().map_or_else(|| at.to_string(), str::to_owned);
        let number = at.as_i64();
        Ok(match self.test {
            Test::Over => is_over,
            Test::Is(value) => text == value,
            Test::IsNot(value) => text != value,
            Test::AtLeast(least) => number.is_some_and(|number| number >= least),
            Test::AtMost(most) => number.is_some_and(|number| number <= most),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_look_into_the_data() {
        let data =
            serde_json::json!({ "round": 3, "seats": [{ "sites": ["a", "b"], "purse": 9 }] });
        let holds = |text| Condition::read(text).and_then(|it| it.holds(&data, false));
        for yes in ["round = 3", "seats.0.sites.length >= 2", "seats.0.sites.1 = b", "round != 4"] {
            assert_eq!(holds(yes), Ok(true), "{yes}");
        }
        for no in ["over", "round >= 4", "seats.0.purse <= 8", "seats.0.sites.0 = b"] {
            assert_eq!(holds(no), Ok(false), "{no}");
        }
        for wrong in ["seats.1.purse = 9", "round", "round >= x"] {
            assert!(holds(wrong).is_err(), "{wrong}");
        }
    }
}
